import figures from '../docs/bench-ui.md?raw';

/** What a component costs by the last measurement, in kB: minified, Brotli, React left out. */
export interface Size {
  script: string;
  style: string;
}

/** The size that docs/bench-ui.md has of a component; nothing of one that came after it was measured. */
export function sizeOf(component: string): Size | undefined {
  const row = new RegExp(`^\\| ${component} +\\| +([\\d.]+) \\| +([\\d.]+) \\|$`, 'm').exec(
    figures,
  );
  const [, script, style] = row ?? [];
  return script && style ? { script, style } : undefined;
}
