import { useState } from 'react';
import { SearchField } from '../packages/ui/src/components/SearchField/index.ts';
import { Copy } from '../packages/ui/src/foundations/Copy.tsx';
import { Choice } from './Choice.tsx';
import { brands, type TokenRow, tokenRows } from './tokenRows.ts';
import type { TokensUsedBy } from './usedBy.ts';

/** Written by main.ts. */
declare const TOKENS_USED_BY: TokensUsedBy;

/** Every token: find it, copy it, and see its values and the components that use it. */
export function Tokens() {
  const [brand, setBrand] = useState<string>('kit');
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const all = tokenRows(brand === 'harbor' ? brands.harbor : brands.kit);
  const found = all.filter(({ code, css, values }) => {
    const text = [code, css, ...Object.values(values)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <div className="sb-unstyled docs-tools">
        <SearchField label="Find a token by its name or value" value={query} onChange={setQuery} />
        <Choice
          label="Brand"
          value={brand}
          onChange={setBrand}
          options={[
            { value: 'kit', label: 'Milepost' },
            { value: 'harbor', label: 'Harbor' },
          ]}
        />
      </div>
      <p role="status">
        {found.length} of {all.length} tokens
      </p>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, rows]) => (
        <section key={group} className="docs-section">
          <h2 id={group}>{group}</h2>
          <ul className="docs-tokens">
            {rows.map((each) => (
              <Token key={each.code} row={each} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Token({ row }: { row: TokenRow }) {
  const { group, name, code, css, values } = row;
  const users = TOKENS_USED_BY[`${group}.${name}`] ?? [];
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Copy code={code} />
        <Copy code={css} />
      </div>
      <div>
        <dl>
          {Object.entries(values).map(([mode, value]) => (
            <div key={mode}>
              <dt>{mode}</dt>
              <dd>
                {value.startsWith('#') && (
                  <span className="docs-swatch" style={{ background: value }} />
                )}
                <Copy code={value} />
              </dd>
            </div>
          ))}
        </dl>
        <UsedBy users={users} />
      </div>
    </li>
  );
}

function UsedBy({ users }: { users: readonly string[] }) {
  if (users.length === 0) return <p>Used by no component’s own styles</p>;
  if (users.length <= 4) return <p>Used by {users.join(', ')}</p>;
  return (
    <details>
      <summary>Used by {users.length} components</summary>
      <p>{users.join(', ')}</p>
    </details>
  );
}
