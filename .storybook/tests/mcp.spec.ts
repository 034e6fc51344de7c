import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { docFiles } from '../../packages/ui/docs.ts';
import { answers, freePort, serviceOf } from '../../tooling/services.ts';

/** Starts Storybook as `npm run storybook` does, for an agent to ask its MCP server. */
async function startStorybook() {
  const port = await freePort();
  const server = spawn('storybook', ['dev', '--ci', '--no-open', '--port', `${port}`], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const service = serviceOf(server, () => 'Storybook ended.');
  return { address: `http://localhost:${port}`, service };
}

test('the MCP server answers with the docs of the package', async ({ request }) => {
  test.slow();
  const { address, service } = await startStorybook();
  try {
    await answers(`${address}/index.json`, service);
    const response = await request.post(`${address}/mcp`, {
      headers: { accept: 'application/json, text/event-stream' },
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'docs-show', arguments: { id: 'components-forms-select' } },
      },
      timeout: 0,
    });
    const [, data = ''] = /^data: (.*)$/m.exec(await response.text()) ?? [];
    const [{ text = '' } = {}] = JSON.parse(data).result.content;
    const files = await docFiles();
    const [title = '', ...paragraphs] = files['docs/Select.md']?.trimEnd().split('\n\n') ?? [];
    expect(text.startsWith(`${title}\n`)).toBe(true);
    expect(text).toContain(paragraphs.join('\n\n'));
  } finally {
    await service.stop();
  }
});
