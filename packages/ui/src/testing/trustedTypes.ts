interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string | null },
  ): {
    createHTML(text: string): string;
  };
}

const { trustedTypes } = window as unknown as { readonly trustedTypes: TrustedTypes };

const tests = trustedTypes.createPolicy('tests', { createHTML: (text) => text });

/** Lets a test write HTML that the server's renderer made. */
export const trusted = (html: string) => tests.createHTML(html);

// React Aria clears the last announcement of a date's part by `innerHTML = ''`.
trustedTypes.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "require-trusted-types-for 'script'; trusted-types 'none'";
document.head.append(policy);
