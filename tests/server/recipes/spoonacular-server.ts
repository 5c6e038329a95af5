/** A fake of spoonacular.com by its documentation. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Mood =
  | 'well'
  | 'no points'
  | 'too fast'
  | 'no key'
  | 'failing'
  | 'slow'
  | 'endless'
  | 'broken'
  | 'odd'
  | 'cut off';

const ingredient = (id: number, name: string, amount: number, unit: string, metric: [number, string]) => ({
  id,
  aisle: 'Produce',
  image: `${name}.jpg`,
  consistency: 'SOLID',
  name,
  nameClean: name,
  original: `${amount} ${unit} ${name}`,
  originalName: name,
  amount,
  unit,
  meta: [],
  measures: {
    us: { amount, unitShort: unit, unitLong: unit },
    metric: { amount: metric[0], unitShort: metric[1], unitLong: metric[1] },
  },
});

/** Cabbage and carrots, with butter without an amount; 102 has an ingredient that no table contains. */
const informationOf = (id: number) => ({
  vegetarian: true,
  vegan: true,
  glutenFree: true,
  dairyFree: true,
  lowFodmap: true,
  creditsText: 'A cook',
  sourceName: 'A kitchen',
  license: 'CC BY 3.0',
  extendedIngredients: [
    ingredient(11_109, 'green cabbage', 1, 'lb', [453.592, 'g']),
    ingredient(11_124, 'carrots', 2, 'medium', [2, 'medium']),
    ...(id === 102 ? [ingredient(-1, 'dragon scales', 1, 'cup', [236.588, 'ml'])] : []),
    ...(id === 103 ? [ingredient(1001, 'butter', 1, 'serving', [1, 'serving'])] : []),
  ],
  id,
  title: `Cabbage <b>pot</b> ${id}`,
  readyInMinutes: 45,
  servings: 2,
  sourceUrl: 'https://kitchen.example/cabbage',
  image: `https://img.spoonacular.com/recipes/${id}-556x370.jpg`,
  imageType: 'jpg',
  summary: 'A <a href="https://spoonacular.com">pot</a>.',
  dishTypes: ['lunch', 'main course', 'soup'],
  diets: ['vegan'],
  instructions: '',
  analyzedInstructions: [
    {
      name: '',
      steps: [
        { number: 1, step: 'Cut the cabbage.' },
        { number: 2, step: 'Simmer.' },
      ],
    },
  ],
  spoonacularSourceUrl: `https://spoonacular.com/cabbage-pot-${id}`,
});

const known = [101, 102, 103, ...Array.from({ length: 22 }, (_, index) => 201 + index)];

function searchResponse(query: URLSearchParams) {
  const [offset, number] = [Number(query.get('offset')), Number(query.get('number'))];
  const results = known.slice(offset, offset + number).map((id) => ({
    id,
    title: `Cabbage pot ${id}`,
    image: `https://img.spoonacular.com/recipes/${id}-312x231.jpg`,
    imageType: 'jpg',
  }));
  return { results, offset, number, totalResults: known.length };
}

export interface SpoonacularServer {
  readonly url: string;
  readonly received: readonly {
    readonly path: string;
    readonly query: URLSearchParams;
    readonly key: string;
  }[];
  mood: Mood;
  readonly close: () => Promise<void>;
}

export async function startSpoonacular(): Promise<SpoonacularServer> {
  const received: { path: string; query: URLSearchParams; key: string }[] = [];
  const refuse = (response: ServerResponse, code: number, message: string, headers = {}) =>
    response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ status: 'failure', code, message }));

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    received.push({ path: pathname, query: searchParams, key: String(request.headers['x-api-key'] ?? '') });
    const { mood } = server;
    if (mood === 'no points')
      return void refuse(
        response,
        402,
        'Your daily points limit of 150 has been reached. Please upgrade your plan.',
      );
    if (mood === 'too fast') return void refuse(response, 429, 'Too many requests.', { 'retry-after': '7' });
    if (mood === 'no key') return void refuse(response, 401, 'You are not authorized.');
    if (mood === 'failing') return void response.writeHead(502).end('<html>Bad gateway</html>');
    if (mood === 'cut off') return void response.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (mood === 'slow') return void response.write('{"results":[');
    if (mood === 'broken') return void response.end('{"results":[');
    if (mood === 'odd') return void response.end('{"nothing":"known"}');
    if (mood === 'endless') {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(256 * 1024, 32)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
      return;
    }
    if (pathname === '/recipes/complexSearch')
      return void response.end(JSON.stringify(searchResponse(searchParams)));
    const ids = (searchParams.get('ids') ?? '').split(',').map(Number);
    response.end(JSON.stringify(ids.filter((id) => known.includes(id)).map(informationOf)));
  }

  const http = createServer(handleRequest);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: SpoonacularServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received,
    mood: 'well',
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
