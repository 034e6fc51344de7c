/** For a list without markers: Safari drops its role with them (bugs.webkit.org/show_bug.cgi?id=170179). */
export const plainList = { role: 'list' } as const;
