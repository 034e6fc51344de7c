import {
  type Block,
  type RichText as Blocks,
  isLine,
  lineText,
} from '@milepost/domain/content/text';
import { Prose } from '@milepost/ui/Prose';
import { Words } from './Words.tsx';

export interface RichTextProps {
  readonly body: Blocks;
  /** The level of the headings inside the text: one below the heading above it. @default 3 */
  readonly headingLevel?: 3 | 4;
}

/** Renders rich text of the domain. */
export function RichText({ body, headingLevel = 3 }: RichTextProps) {
  const Heading = `h${headingLevel}` as const;
  const shape = (block: Block) => {
    if (isLine(block)) {
      return (
        <p key={lineText(block)}>
          <Words line={block} />
        </p>
      );
    }
    if ('heading' in block) return <Heading key={block.heading}>{block.heading}</Heading>;
    if ('table' in block) throw new Error(`“${block.table.caption}” needs a TextTable.`);
    const [List, lines] =
      'list' in block ? ['ul' as const, block.list] : ['ol' as const, block.steps];
    return (
      <List key={lines.map(lineText).join()}>
        {lines.map((line) => (
          <li key={lineText(line)}>
            <Words line={line} />
          </li>
        ))}
      </List>
    );
  };
  return <Prose>{body.map(shape)}</Prose>;
}
