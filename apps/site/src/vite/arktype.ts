import type { Plugin } from 'vite';

/**
 * Arktype asks by `new Function` whether it may compile its rules. Our pages' policy forbids that,
 * and browsers report the attempt on the console, so the answer is given when the site is built.
 */
export function arktypeWithoutEval(): Plugin {
  const question = 'return new Function("return false")();';
  return {
    name: 'milepost-arktype-without-eval',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /@ark\/util\/out\/functions\.js/ },
      handler(code) {
        if (!code.includes(question)) {
          this.error(
            '@ark/util no longer asks for eval in the known way: see whether it still asks.',
          );
        }
        return { code: code.replace(question, 'return true;'), map: null };
      },
    },
  };
}
