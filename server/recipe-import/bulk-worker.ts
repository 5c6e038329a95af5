/** The worker thread for archives and exports, so that short texts of other members don't wait for them. */
import { handleRequests } from '#server/threads/handle-requests.ts';
import { withinTime } from '#server/threads/within-time.ts';
import { readArchive } from './archive/read-archive.ts';
import { type BulkWork, outcomeOf, type Timed } from './reader-work.ts';
import { writeCooklangZip } from './write-cooklang-zip.ts';
import { schemaOrgRecipe } from './write-schema-org.ts';

const resultOf = async (work: Timed<BulkWork>) => {
  if (work.kind === 'readArchive')
    return readArchive(new Uint8Array(await work.archive.arrayBuffer()), work.times);
  return withinTime(work.times.archive, () =>
    work.format === 'cooklang'
      ? writeCooklangZip(work.recipes)
      : new TextEncoder().encode(JSON.stringify(work.recipes.map(schemaOrgRecipe))),
  );
};

handleRequests((work: Timed<BulkWork>) => outcomeOf(() => resultOf(work)));
