/** Runs the journeys whose titles have the id of a row: `node scripts/trace/run-journeys.ts ERR-42`. */
import { journeyProblem } from '#tests/paths/journey-problem.ts';
import { flows } from '#tests/paths/registry.ts';

const [id = ''] = process.argv.slice(2);
const inTitle = new RegExp(`\\b${id}(?!\\d)`);
let [passed, failed] = [0, 0];
for (const flow of flows)
  for (const journey of flow.journeys.filter(({ title }) => inTitle.test(title)))
    if ((await journeyProblem(flow, journey)) === null) passed += 1;
    else failed += 1;
console.log(JSON.stringify({ passed, failed }));
