import { expect, test } from 'vitest';
import { planBenefits } from './plan-benefits.ts';

const withoutAddress = { shop: null, community: null, consultations: null };

test('MEM-31 OR-75 a plan names the free shipping and other benefits of partners only where they are connected', () => {
  expect(planBenefits(['Two planners'], withoutAddress)).toEqual(['Two planners']);
  expect(planBenefits(['Two planners'], { ...withoutAddress, shop: 'https://shop.example/' })).toEqual([
    'Two planners',
    'Partner shop',
    'Free shipping on orders over $59',
  ]);
  const all = { shop: '/shop', community: '/people', consultations: '/dates' };
  expect(planBenefits(['Partner shop'], all)).toHaveLength(4);
});
