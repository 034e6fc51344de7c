/** What people come for, and the ids of the pages that have it. */
const links: readonly (readonly [goal: string, pages: Readonly<Record<string, string>>])[] = [
  ['Find a component by what it is for', { 'All components': 'all-components' }],
  [
    'Choose a color, a size or an icon',
    { Color: 'foundations-color', Type: 'foundations-type', Icons: 'foundations-icons' },
  ],
  ['Copy a token, or see where it is used', { Tokens: 'foundations-tokens' }],
  ['Make another brand', { 'Theme maker': 'foundations-theme-maker' }],
  [
    'Build a form, a table or a letter',
    {
      'Forms and errors': 'patterns-forms-and-errors',
      Tables: 'patterns-tables',
      Print: 'patterns-print',
    },
  ],
  [
    'Write for borrowers',
    { Voice: 'foundations-voice', 'Notices of law': 'patterns-notices-of-law' },
  ],
];

/** Leads from what people want to do to the page for it. */
export function StartLinks() {
  return (
    <>
      <p>The search knows what other systems call a component: “modal”, “dropdown”, “chip”.</p>
      <table className="docs-rows docs-start">
        <tbody>
          {links.map(([goal, pages]) => (
            <tr key={goal}>
              <td>{goal}</td>
              <td>
                {Object.entries(pages).map(([title, id]) => (
                  <a key={id} href={`./?path=/docs/${id}--docs`} target="_top">
                    {title}
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
