import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useUnreadCount } from '#src/flows/notifications/use-notifications.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const list = 'GET /users/me/notifications';
const notice = (id: string, read_at: string | null, url?: string) => ({
  id,
  payload: { title: `Title ${id}`, body: `Body ${id}.`, actions: url === undefined ? [] : [{ url }] },
  read_at,
  created_at: '2026-05-01T09:00:00.000Z',
  created_at_text: `${id} hours ago`,
});
const meta = (total: number) => ({ current_page: 1, last_page: 1, per_page: 50, total });
const Bell = () => <p>{useUnreadCount()} in the bell</p>;

async function show(notices: readonly ReturnType<typeof notice>[], responses: object = {}) {
  const read = new Set<string>();
  const now = () => notices.map((each) => (read.has(each.id) ? { ...each, read_at: '2026-05-02' } : each));
  const shown = await renderForMember(
    <MemoryRouter>
      <Bell />
      <NotificationsScreen />
    </MemoryRouter>,
    {
      responses: {
        [list]: () => [200, { data: now(), meta: meta(notices.length) }],
        'GET /users/me/notifications/unread-count': () => [
          200,
          { data: now().filter(({ read_at }) => read_at === null).length },
        ],
        'POST /users/me/notifications/2/mark-as-read': () => {
          read.add('2');
          return [200, {}];
        },
        'POST /users/me/notifications/mark-all-as-read': () => {
          for (const { id } of notices) read.add(id);
          return [200, {}];
        },
        ...responses,
      },
    },
  );
  return shown;
}
const row = (id: string) => screen.findByRole('button', { name: new RegExp(`Title ${id}`) });

test('NOTIF-01 NOTIF-02 both kinds: title, body and time; the unread one is bold, with a red dot', async () => {
  await show([notice('2', null), notice('3', '2026-05-01T10:00:00.000Z')]);
  const [unread, read] = [await row('2'), await row('3')];
  expect(unread.textContent).toBe('Unread: Title 2Body 2.2 hours ago');
  expect(read.textContent).toBe('Title 3Body 3.3 hours ago');
  expect(unread.className).toContain('unread');
  expect(read.className).not.toContain('unread');
  expect(unread.querySelector('[aria-hidden] > span')).not.toBeNull();
  expect(read.querySelector('[aria-hidden] > span')).toBeNull();
});

test('NOTIF-03 NOTIF-04 NOTIF-06 OR-93 pressing marks it once, opens its address, and the bell counts one less', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { bodiesOf } = await show([notice('2', null, 'https://shop.example/'), notice('4', null)]);
  await screen.findByText('2 in the bell');
  fireEvent.click(await row('2'));
  expect(open.mock.calls).toEqual([['https://shop.example/', '_blank', 'noopener']]);
  await screen.findByText('1 in the bell');
  await waitFor(async () => expect((await row('2')).textContent).not.toContain('Unread'));
  fireEvent.click(await row('2'));
  expect(open).toHaveBeenCalledTimes(2);
  expect(bodiesOf('POST /users/me/notifications/2/mark-as-read')).toHaveLength(1);
  open.mockRestore();
});

test('NOTIF-07 marking all leaves no dot and nothing in the bell', async () => {
  await show([notice('2', null), notice('4', null)]);
  await screen.findByText('2 unread');
  expect(document.querySelectorAll('[class*="dot"]')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('0 in the bell');
  await waitFor(() => expect(document.querySelector('[class*="dot"]')).toBeNull());
});

test('NOTIF-01 an empty list has a message', async () => {
  await show([]);
  await screen.findByText('No notifications yet');
});
