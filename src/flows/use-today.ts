import { useEffect, useState } from 'react';
import { localDay } from '#domain/calendar/week.ts';
import { onChange } from '#src/freshness/freshness.ts';

const minuteMs = 60_000;

/** Also where a day begins later than at midnight, or has 23 or 25 hours. */
const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** What is being typed at midnight still belongs to the evening. */
const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

function onNewDay(listener: () => void): () => void {
  let timer = 0;
  const wait = (ms: number) => {
    timer = window.setTimeout(() => {
      if (isTyping()) return wait(minuteMs);
      listener();
      wait(untilTomorrow(new Date()));
    }, ms);
  };
  wait(untilTomorrow(new Date()));
  const seen = onChange('seen', listener);
  return () => {
    window.clearTimeout(timer);
    seen.stop();
  };
}

const today = () => localDay(new Date());

/** The local day, YYYY-MM-DD; a page that stays open gets the next one after midnight, or when it is seen again. */
export function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => onNewDay(() => setDay(today())), []);
  return day;
}
