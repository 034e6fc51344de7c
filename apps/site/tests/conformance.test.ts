import { accessibility } from '@milepost/domain/content/accessibility';
import { expect, test } from 'vitest';
import { testConformance } from '../../../tooling/openacrTests.ts';
import { levelA, levelAA, others, report, reportYaml } from '../conformance.ts';

testConformance({
  program: '--conditions=@milepost/source apps/site/conformance.ts',
  file: 'apps/site/openacr.yaml',
  report,
  reportYaml,
  levelA,
  levelAA,
  others,
});

test('the accessibility page has the numbers of the report', () => {
  const count = (level: string) =>
    [...levelA, ...levelAA].filter((claim) => claim.level === level).length;
  const standard = accessibility.sections.find(({ id }) => id === 'standard');
  expect(standard?.body.join(' ')).toContain(
    `the website meets ${count('supports')} of its criteria and partly meets ${count('partially-supports')}. Another ${count('not-applicable')} do not apply.`,
  );
});
