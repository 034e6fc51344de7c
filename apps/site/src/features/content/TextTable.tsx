import type { TextTable as Table } from '@milepost/domain/content/text';
import { plain, Words } from './Words.tsx';

/** A table of the domain's texts. */
export function TextTable({ table: { caption, columns, rows } }: { readonly table: Table }) {
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
          <tr key={plain(heading)}>
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
