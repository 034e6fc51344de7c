import figures from '../docs/bench-ui.md?raw';

/** The measured size of a component in kB: minified, Brotli, without React. */
export interface Size {
  script: string;
  style: string;
}

/** Returns the size of a component from docs/bench-ui.md, or undefined if it was not measured yet. */
export function sizeOf(component: string): Size | undefined {
  const row = new RegExp(`^\\| ${component} +\\| +([\\d.]+) \\| +([\\d.]+) \\|$`, 'm').exec(
    figures,
  );
  const [, script, style] = row ?? [];
  return script && style ? { script, style } : undefined;
}
