import {
  allow,
  alreadyExists,
  type Fields,
  type Form,
  group,
  invalid,
  missing,
  number,
  text,
} from './stripe-form.ts';

/** Products, prices and coupons as docs.stripe.com/api describes them. */
export class StripeCatalog {
  readonly products = new Map<string, Fields>();
  readonly prices = new Map<string, Fields>();
  readonly coupons = new Map<string, Fields>();
  #made = 0;

  id(kind: string): string {
    this.#made += 1;
    return `${kind}_${String(this.#made).padStart(14, '0')}`;
  }

  createProduct(form: Form): Fields {
    allow(form, ['id', 'name']);
    const [id, name] = [text(form, 'id') ?? this.id('prod'), text(form, 'name')];
    if (this.products.has(id)) throw alreadyExists('Product');
    if (name === null) throw invalid('Missing required param: name.', { param: 'name' });
    const product = { id, object: 'product', active: true, name };
    this.products.set(id, product);
    return product;
  }

  updateProduct(id: string, form: Form): Fields {
    allow(form, ['name', 'active']);
    const product = this.products.get(id);
    if (product === undefined) throw missing('product', id);
    product['name'] = text(form, 'name') ?? product['name'];
    const active = text(form, 'active');
    if (active !== null) product['active'] = active === 'true';
    return product;
  }

  createPrice(form: Form): Fields {
    allow(form, [
      'currency',
      'unit_amount',
      'recurring',
      'product',
      'lookup_key',
      'transfer_lookup_key',
      'tax_behavior',
    ]);
    const [key, product] = [text(form, 'lookup_key'), text(form, 'product') ?? ''];
    if (!this.products.has(product)) throw missing('product', product, 'product');
    const holder = [...this.prices.values()].find((price) => key !== null && price['lookup_key'] === key);
    if (holder !== undefined && text(form, 'transfer_lookup_key') !== 'true')
      throw invalid('A price (or plan) already uses that lookup key.', { param: 'lookup_key' });
    if (holder !== undefined) holder['lookup_key'] = null;
    const price = {
      id: this.id('price'),
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      currency: text(form, 'currency'),
      livemode: false,
      lookup_key: key,
      metadata: {},
      product,
      tax_behavior: text(form, 'tax_behavior') ?? 'unspecified',
      recurring: {
        interval: text(group(form, 'recurring'), 'interval'),
        interval_count: 1,
        usage_type: 'licensed',
      },
      type: 'recurring',
      unit_amount: number(form, 'unit_amount'),
    };
    this.prices.set(price.id, price);
    return price;
  }

  listPrices(form: Form): Fields {
    allow(form, ['lookup_keys', 'active', 'limit', 'expand']);
    const keys = Object.values(group(form, 'lookup_keys'));
    const isExpanded = Object.values(group(form, 'expand')).includes('data.product');
    const data = [...this.prices.values()]
      .filter((price) => keys.includes(String(price['lookup_key'])))
      .map((price) =>
        isExpanded ? { ...price, product: this.products.get(String(price['product'])) } : price,
      );
    return { object: 'list', data, has_more: false, url: '/v1/prices' };
  }

  createCoupon(form: Form): Fields {
    allow(form, ['id', 'name', 'duration', 'amount_off', 'currency']);
    const [id, amount, name] = [
      text(form, 'id') ?? this.id('coupon'),
      number(form, 'amount_off'),
      text(form, 'name'),
    ];
    if (this.coupons.has(id)) throw alreadyExists('Coupon');
    if (amount === null || !(amount > 0)) throw invalid('Invalid positive integer', { param: 'amount_off' });
    if ((name ?? '').length > 40) throw invalid('Invalid string', { param: 'name' });
    const [currency, duration] = [text(form, 'currency'), text(form, 'duration') ?? 'once'];
    const coupon = {
      id,
      object: 'coupon',
      amount_off: amount,
      percent_off: null,
      currency,
      duration,
      name,
      valid: true,
    };
    this.coupons.set(id, coupon);
    return coupon;
  }

  coupon(id: string, param = 'id'): Fields {
    const coupon = this.coupons.get(id);
    if (coupon === undefined) throw missing('coupon', id, param);
    return coupon;
  }

  deleteCoupon(id: string): Fields {
    this.coupon(id);
    this.coupons.delete(id);
    return { id, object: 'coupon', deleted: true };
  }

  /** A price that can be bought. */
  priceOnSale(id: string): Fields {
    const price = this.prices.get(id);
    if (price === undefined) throw missing('price', id, 'line_items[0][price]');
    if (price['active'] !== true || this.products.get(String(price['product']))?.['active'] !== true)
      throw invalid('The price specified is inactive.', { param: 'line_items[0][price]' });
    return price;
  }
}
