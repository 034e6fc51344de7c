import type {
  Block,
  RichText as Blocks,
  Line,
  TextTable as TableOfText,
} from '@milepost/domain/content/text';
import { Heading, type HeadingLevel } from '@milepost/ui/Heading';
import { Words } from './Words.tsx';

/** Props of RichText. */
export interface RichTextProps {
  readonly text: Blocks;
  /** The place of the text's own headings in the page's outline. @default 3 */
  readonly headingLevel?: HeadingLevel;
}

/** The domain's longer texts: paragraphs, headings, lists, steps and tables. Stands in a `Prose`. */
export function RichText({ text, headingLevel = 3 }: RichTextProps) {
  return text.map((block) => (
    <BlockOf key={JSON.stringify(block)} block={block} headingLevel={headingLevel} />
  ));
}

function BlockOf({ block, headingLevel }: { block: Block; headingLevel: HeadingLevel }) {
  if (isLine(block)) {
    return (
      <p>
        <Words line={block} />
      </p>
    );
  }
  if ('heading' in block) return <Heading level={headingLevel}>{block.heading}</Heading>;
  if ('list' in block) return <ul>{block.list.map(toItem)}</ul>;
  if ('steps' in block) return <ol>{block.steps.map(toItem)}</ol>;
  return <TextTable table={block.table} />;
}

function TextTable({ table: { caption, columns, rows } }: { table: TableOfText }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = '', ...cells]) => (
          <tr key={JSON.stringify(heading)}>
            <th scope="row">
              <Words line={heading} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <Words line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toItem = (line: Line) => (
  <li key={JSON.stringify(line)}>
    <Words line={line} />
  </li>
);

const isLine = (block: Block): block is Line => typeof block === 'string' || Array.isArray(block);
