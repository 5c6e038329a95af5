export const onSale = {
  id: 'plus',
  name: 'Plus',
  currency: 'usd',
  price: 10,
  price_yearly: 96,
  yearly_percentage_promotion: 5,
  trial_days: 0,
  description: 'Plan your weeks.',
  benefits: ['Weekly meal planner with calorie target', 'Free shipping on orders over $59'],
};
