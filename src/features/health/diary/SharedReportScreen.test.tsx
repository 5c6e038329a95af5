import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { SharedReportScreen } from './SharedReportScreen.tsx';

const open = 'POST /shared-report';

test('a link that has ended says so instead of loading on, and can be tried again', async () => {
  const { bodiesOf } = await renderForMember(
    <MemoryRouter initialEntries={['/shared-report#ended']}>
      <SharedReportScreen />
    </MemoryRouter>,
    { responses: { [open]: () => [404, { message: 'Not found.' }] } },
  );
  expect(await screen.findByRole('heading', { name: 'There’s no report here' })).toBeDefined();
  expect(screen.getByText(/^We couldn’t open this report\. The link may have ended/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'There’s no report here' });
  expect(bodiesOf(open)).toHaveLength(2);
});
