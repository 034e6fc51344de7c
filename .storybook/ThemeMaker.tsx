import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../packages/ui/src/components/Avatar/index.ts';
import { Badge } from '../packages/ui/src/components/Badge/index.ts';
import { Button } from '../packages/ui/src/components/Button/index.ts';
import { Callout } from '../packages/ui/src/components/Callout/index.ts';
import { Card } from '../packages/ui/src/components/Card/index.ts';
import { Checkbox } from '../packages/ui/src/components/Checkbox/index.ts';
import { CopyButton } from '../packages/ui/src/components/CopyButton/index.ts';
import { Figure } from '../packages/ui/src/components/Figure/index.ts';
import { Heading } from '../packages/ui/src/components/Heading/index.ts';
import { Inline } from '../packages/ui/src/components/Inline/index.ts';
import { Link } from '../packages/ui/src/components/Link/index.ts';
import { ProgressBar } from '../packages/ui/src/components/ProgressBar/index.ts';
import { Select } from '../packages/ui/src/components/Select/index.ts';
import { SplitBar } from '../packages/ui/src/components/SplitBar/index.ts';
import { Stack } from '../packages/ui/src/components/Stack/index.ts';
import { Switch } from '../packages/ui/src/components/Switch/index.ts';
import { Text } from '../packages/ui/src/components/Text/index.ts';
import { TextField } from '../packages/ui/src/components/TextField/index.ts';
import { createTheme } from '../packages/ui/src/theme/createTheme.ts';
import { Choice } from './Choice.tsx';
import { Code } from './Code.tsx';
import {
  type Choices,
  codeOf,
  corners,
  fonts,
  type Measured,
  measure,
  themeOf,
} from './themeMaker.ts';

const scope = 'theme-maker';

const optionsOf = (values: object) =>
  Object.keys(values).map((value) => ({
    value,
    label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
  }));

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Makes a brand's theme from a few choices, and shows components, contrast and code. */
export function ThemeMaker() {
  const [choices, setChoices] = useState<Choices>({
    primary: '#F2994A',
    brand: '#1F4B99',
    corners: 'slight',
    font: 'System',
  });
  const [mode, setMode] = useState('light');
  const choose = (name: keyof Choices) => (value: string) =>
    setChoices((before) => ({ ...before, [name]: value }));
  const change = themeOf(choices);
  const code = codeOf(change);
  return (
    <>
      <div className="sb-unstyled docs-tools">
        <ColorField label="Primary button" value={choices.primary} onChange={choose('primary')} />
        <ColorField label="Brand" value={choices.brand} onChange={choose('brand')} />
        <Choice
          label="Corners"
          options={optionsOf(corners)}
          value={choices.corners}
          onChange={choose('corners')}
        />
        <Choice
          label="Type"
          options={optionsOf(fonts)}
          value={choices.font}
          onChange={choose('font')}
        />
        <Choice label="Theme" options={modes} value={mode} onChange={setMode} />
      </div>
      <style>{createTheme(change, `#${scope}`)}</style>
      <div id={scope} data-theme={mode} className="sb-unstyled docs-theme">
        <Specimens />
      </div>
      <h2 id="contrast">Contrast</h2>
      <Contrast change={change} />
      <h2 id="code">Code</h2>
      <p>
        Run it when you build, and load <code>brand.css</code>. Its cascade layer comes after the
        kit’s own theme.
      </p>
      <div className="sb-unstyled">
        <CopyButton text={code} copiedLabel="Copied" fieldLabel="The code">
          Copy the code
        </CopyButton>
      </div>
      <Code code={code} />
    </>
  );
}

/** The browser’s own color picker, with its value. */
function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="docs-choice">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="color"
          value={value.toLowerCase()}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <code>{value}</code>
      </span>
    </div>
  );
}

const Specimen = ({ children }: { children: ReactNode }) => <Card>{children}</Card>;

/** Components with the colors, corners and type of the theme. */
function Specimens() {
  return (
    <>
      <Card background="panel">
        <Stack gap="m">
          <Figure value="$427.53" label="estimated monthly payment" />
          <SplitBar
            parts={[
              { label: 'Principal', value: 13000, valueText: '$13,000' },
              { label: 'Interest', value: 3411, valueText: '$3,411' },
            ]}
          />
          <Button variant="primary">Get pre-qualified</Button>
        </Stack>
      </Card>
      <Specimen>
        <Stack gap="m">
          <Heading level={3}>See if you qualify</Heading>
          <Text tone="soft">It takes about two minutes and does not change your score.</Text>
          <TextField label="Email" defaultValue="dana@example.com" />
          <Select
            label="Employment"
            options={[
              { value: 'employed', label: 'Employed' },
              { value: 'retired', label: 'Retired' },
            ]}
          />
          <Checkbox label="You may check my credit" defaultSelected />
          <Inline gap="s">
            <Button variant="primary">Send</Button>
            <Button>Save</Button>
            <Button variant="outline">Cancel</Button>
          </Inline>
        </Stack>
      </Specimen>
      <Specimen>
        <Stack gap="m">
          <Inline gap="s">
            <Avatar name="Dana Whitfield" />
            <Stack gap="xs">
              <Heading level={3} size="h4">
                Dana Whitfield
              </Heading>
              <Link href="#deal">D-10482</Link>
            </Stack>
          </Inline>
          <Inline gap="s">
            <Badge tone="success">Approved</Badge>
            <Badge tone="warning">Stips due</Badge>
            <Badge tone="danger">Declined</Badge>
          </Inline>
          <ProgressBar label="Sending paystub.pdf" value={62} />
          <Switch label="Email me about this deal" defaultSelected />
          <Callout tone="info" heading="Funded in two days">
            Once all documents are here.
          </Callout>
        </Stack>
      </Specimen>
    </>
  );
}

const modeTitles = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light, more contrast',
  darkMoreContrast: 'Dark, more contrast',
};

function Contrast({ change }: { change: ReturnType<typeof themeOf> }) {
  const all = measure(change);
  const failing = all.filter(({ ratio, atLeast }) => ratio < atLeast);
  const pairs = [...Map.groupBy(all, ({ pair }) => pair)];
  return (
    <>
      <p role="status">
        {failing.length === 0
          ? `All ${pairs.length} pairs have enough contrast (WCAG 2.2 AA) in every mode.`
          : `${failing.length} of ${all.length} contrasts are too low.`}
      </p>
      <Pairs title="The lowest contrasts" pairs={pairs.slice(0, 8)} />
      <details className="docs-layout">
        <summary>All {pairs.length} pairs</summary>
        <Pairs title="Pair" pairs={pairs} />
      </details>
    </>
  );
}

interface PairsProps {
  title: string;
  pairs: readonly (readonly [pair: string, measured: readonly Measured[]])[];
}

function Pairs({ title, pairs }: PairsProps) {
  return (
    <div className="docs-wide">
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Needs</th>
            {Object.values(modeTitles).map((mode) => (
              <th key={mode} scope="col">
                {mode}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([pair, measured]) => (
            <tr key={pair}>
              <td>{pair}</td>
              <td>{measured[0]?.atLeast}</td>
              {Object.keys(modeTitles).map((mode) => (
                <td key={mode}>{measured.find((each) => each.mode === mode)?.ratio.toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
