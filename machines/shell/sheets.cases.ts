import type { CasesOf } from '../shared/cases.ts';
import type { sheetsMachine } from './sheets.machine.ts';

export const sheetsCases: CasesOf<typeof sheetsMachine> = {
  events: {
    'sidebar.opened': [{ type: 'sidebar.opened' }],
    'filter.opened': [{ type: 'filter.opened' }],
    'ingredients.opened': [{ type: 'ingredients.opened' }],
    'manager.opened': [{ type: 'manager.opened', topic: 'oxalate' }],
    'help.opened': [{ type: 'help.opened', topic: 'oxalate' }],
    'picture.opened': [{ type: 'picture.opened', picture: { url: '/soup.webp', label: 'The soup' } }],
    'collections.opened': [{ type: 'collections.opened', recipeId: 17 }],
    'newCollection.opened': [{ type: 'newCollection.opened' }],
    'collectionMenu.opened': [{ type: 'collectionMenu.opened' }],
    'pageSheet.opened': [{ type: 'pageSheet.opened' }],
    'referral.opened': [{ type: 'referral.opened' }],
    'referral.ended': [{ type: 'referral.ended' }],
    'consent.opened': [{ type: 'consent.opened' }],
    'consent.ended': [{ type: 'consent.ended' }],
    'renaming.opened': [{ type: 'renaming.opened' }],
    'question.asked': [{ type: 'question.asked', question: { id: 'remove', text: 'Remove it?' } }],
    'question.accepted': [{ type: 'question.accepted' }],
    'sheet.closed': [{ type: 'sheet.closed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'page.changed': [{ type: 'page.changed' }],
  },
  outputs: {},
};
