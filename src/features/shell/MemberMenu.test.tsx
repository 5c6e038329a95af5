import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { BenefitsBlock } from './BenefitsBlock.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { PageRows } from './PageRows.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('SHELL-26 SHELL-27 SHELL-28 SHELL-29 SHELL-30 the menu lists the pages named in the settings', async () => {
  await renderForMember(<PageRows />, {
    settings: {
      about_us_page: 'about',
      member_benefits_page: 'benefits',
      faq_page: 'questions',
      main_menu: { press: 'Press', jobs: 'Work with us' },
    },
  });
  expect(links()).toEqual([
    ['About Us', '/pages/about'],
    ['Member Benefits', '/pages/benefits'],
    ['FAQ', '/pages/questions'],
    ['Affiliate Program', '/account/affiliate-program'],
    ['Press', '/pages/press'],
    ['Work with us', '/pages/jobs'],
  ]);
});

test('SHELL-26 SHELL-27 SHELL-28 SHELL-30 pages that the settings do not name are absent', async () => {
  await renderForMember(<PageRows />, { settings: { about_us_page: '' } });
  expect(links()).toEqual([['Affiliate Program', '/account/affiliate-program']]);
});

test('SHELL-32 PERM-08 the benefits are three external links, for members with a membership', async () => {
  await renderForMember(<BenefitsBlock />, {
    user: { activated_subscription: plus },
    settings: {
      shop_url: 'https://shop.example.com/',
      community_url: 'https://people.example.com/',
      consultations_url: 'https://dates.example.com/',
    },
  });
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')]);
  expect(shown).toEqual([
    ['Shop', '_blank'],
    ['Community', '_blank'],
    ['Consultations', '_blank'],
  ]);
});

test('SHELL-32 OR-32 a benefit that is not connected says so instead of leading somewhere', async () => {
  await renderForMember(<BenefitsBlock />, { settings: { shop_url: 'https://shop.example.com/' } });
  expect(links().map(([label]) => label)).toEqual(['Shop']);
  const others = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(others).toEqual(['Community Not available here yet', 'Consultations Not available here yet']);
});

function Opener() {
  return (
    <button type="button" onClick={useSheetActions().openSidebar}>
      Open
    </button>
  );
}

test.each(['_', '__'])('PROF-05 the menu shows no name of %s', async (name) => {
  await renderForMember(
    <AppColumn>
      <Opener />
      <MemberMenu />
    </AppColumn>,
    { user: { name, email: 'mary@example.com' } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Signed in as mary')).toBeDefined();
});
