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
