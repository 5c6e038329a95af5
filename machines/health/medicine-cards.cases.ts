import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { MyMedicines, medicineCardsMachine } from './medicine-cards.machine.ts';

export const myMedicines = (binds: boolean, agreed: boolean | null): MyMedicines => ({
  answer: 'some',
  has_unlisted: false,
  cards: [
    {
      medicine_id: 5401,
      name: 'Atorvastatin',
      use: 'Cholesterol medicine, statin',
      note: '',
      is_sure: true,
      summary: '1 to keep small or steady.',
      rules: [
        {
          rule_id: 'FD033',
          subject: 'Grapefruit',
          severity: 'limit_or_keep_constant',
          is_dangerous: false,
          foods: ['grapefruit juice'],
          timing: null,
          why: 'A lot of juice brings more of it into the blood.',
          advice: 'A little now and then is all right.',
          source: 'NHS statins page',
          can_bind: true,
          binds,
          agreed,
        },
      ],
    },
  ],
});

export const medicineCardsCases: CasesOf<typeof medicineCardsMachine> = {
  events: {
    'rule.answered': [{ type: 'rule.answered', medicineId: 5401, ruleId: 'FD033', agreed: true }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadMyMedicines: { ...failures, ok: [ok(myMedicines(false, null))] },
    saveAgreement: { ...failures, ok: [ok(myMedicines(true, true))] },
  },
};
