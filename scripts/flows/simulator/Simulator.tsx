import { useEffect, useState } from 'react';
import { chartOf } from '#scripts/flows/chart.ts';
import { describeState, humanize } from '#scripts/flows/describe-flow.ts';
import type { Flow } from '#tests/paths/flow.ts';
import { Diagram } from './Diagram.tsx';
import { activeIn, begin, type Choice, choicesOf, follow, inputsOf, type Moment } from './simulate.ts';

/** Simulates a machine: the user picks events and results, the real machine transitions. */
export function Simulator({ flow, name }: { flow: Flow; name: string }) {
  const [input, setInput] = useState(0);
  const [past, setPast] = useState<readonly Moment[]>(() => [begin(flow, flow.input)]);
  const now = past.at(-1);
  const { title, description } = chartOf(flow.machine);
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (now === undefined) return null;

  const inputs = inputsOf(flow);
  const start = (index: number) => {
    setInput(index);
    setPast([begin(flow, inputs[index])]);
  };
  const choices = choicesOf(flow, now);
  const choose = (choice: Choice) => setPast([...past, follow(flow, now, choice)]);
  const groups = [
    { heading: 'What somebody does', choices: choices.filter(({ by }) => by === 'app') },
    { heading: 'What comes back', choices: choices.filter(({ by }) => by === 'world') },
  ].filter((group) => group.choices.length > 0);

  return (
    <main>
      <header>
        <a href={`/flows/#${name}`}>All flows</a>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <Diagram address={`/flows/${name}.svg`} active={activeIn(now)} />
      <section className="now" aria-label="Now">
        <p role="status">
          In <b>{describeState(now.snapshot.value) || 'its only situation'}</b>
          {now.snapshot.status === 'done' && ', which ends it'}
        </p>
        <div className="ways">
          <button type="button" disabled={past.length === 1} onClick={() => setPast(past.slice(0, -1))}>
            Step back
          </button>
          <button type="button" disabled={past.length === 1} onClick={() => start(input)}>
            Start again
          </button>
        </div>
        {inputs.length > 1 && (
          <label>
            Starts with
            <select value={input} onChange={({ target }) => start(Number(target.value))}>
              {inputs.map((value, index) => (
                <option key={JSON.stringify(value) ?? 'nothing'} value={index}>
                  {JSON.stringify(value)?.slice(0, 80) ?? 'nothing'}
                </option>
              ))}
            </select>
          </label>
        )}
        {groups.map((group) => (
          <div key={group.heading}>
            <h2>{group.heading}</h2>
            <ul className="choices">
              {group.choices.map((choice) => (
                <li key={JSON.stringify(choice.event)}>
                  <button type="button" onClick={() => choose(choice)}>
                    {choice.label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {groups.length === 0 && <p>Nothing can happen here any more.</p>}
        <h2>What happened</h2>
        <ol className="past" reversed>
          {past
            .map((moment, place) => ({ ...moment, place }))
            .reverse()
            .map(({ said, effects, snapshot, place }) => (
              <li key={place}>
                {said}: <b>{describeState(snapshot.value)}</b>
                {effects.length > 0 && (
                  <ul>
                    {[...new Set(effects)].map((effect) => (
                      <li key={effect}>{effect}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
        </ol>
        <h2>What it remembers</h2>
        <Memory context={now.snapshot.context} />
      </section>
    </main>
  );
}

function Memory({ context }: { context: object }) {
  const entries = Object.entries(context);
  if (entries.length === 0) return <p>Nothing.</p>;
  return (
    <dl>
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{humanize(key)}</dt>
          <dd>
            <pre>{JSON.stringify(value, null, 1) ?? 'nothing'}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
