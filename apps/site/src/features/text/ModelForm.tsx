import type { Block, Section } from '@milepost/domain/content/text';
import { Box } from '@milepost/ui/Box';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import * as styles from './ModelForm.css.ts';
import { RichText } from './RichText.tsx';
import { TextTable } from './TextTable.tsx';

type Table = Extract<Block, { readonly table: unknown }>;
type Row = { readonly question: string; readonly answer: Exclude<Block, Table>[] };

const isTable = (block: Block): block is Table => typeof block === 'object' && 'table' in block;

/** The questions of a section, each with its answer. */
function rowsOf({ body }: Section): readonly Row[] {
  const rows: Row[] = [];
  for (const block of body) {
    if (isTable(block)) continue;
    if (typeof block === 'object' && 'heading' in block) {
      rows.push({ question: block.heading, answer: [] });
    } else {
      rows.at(-1)?.answer.push(block);
    }
  }
  return rows;
}

/**
 * A text in the layout of the model privacy form (12 CFR 1016, appendix): a bar above each box of
 * questions and answers. The sections without questions share the last box, one row each.
 */
export function ModelForm({ sections }: { readonly sections: readonly Section[] }) {
  const asking = sections.filter((section) => rowsOf(section).length > 0);
  const others = sections.filter((section) => !asking.includes(section));
  return (
    <Stack gap="xl">
      {asking.map((section) => (
        <section key={section.id} id={section.id} className={styles.box}>
          <Box background="panel" padding="l">
            <Heading level={2} size="h3">
              {section.heading}
            </Heading>
          </Box>
          {rowsOf(section).map(({ question, answer }) => (
            <div key={question} className={styles.row}>
              <div className={styles.question}>
                <Heading level={3} size="h4">
                  {question}
                </Heading>
              </div>
              <div className={styles.answer}>
                <RichText body={answer} />
              </div>
            </div>
          ))}
          {section.body.filter(isTable).map(({ table }) => (
            <div key={table.caption} className={styles.whole}>
              <TextTable table={table} />
            </div>
          ))}
        </section>
      ))}
      <div className={styles.box}>
        {others.map(({ id, heading, body }) => (
          <section key={id} id={id} className={styles.row}>
            <div className={styles.question}>
              <Heading level={2} size="h4">
                {heading}
              </Heading>
            </div>
            <div className={styles.answer}>
              <RichText body={body} />
            </div>
          </section>
        ))}
      </div>
    </Stack>
  );
}
