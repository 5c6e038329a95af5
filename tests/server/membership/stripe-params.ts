import type Stripe from 'stripe';

/** Parameters of the calls that the adapter makes, as the SDK has them from Stripe's OpenAPI document. */
export interface StripeParams {
  'GET /v1/prices': Stripe.PriceListParams;
  'POST /v1/prices': Stripe.PriceCreateParams;
  'POST /v1/products': Stripe.ProductCreateParams;
  'POST /v1/products/{id}': Stripe.ProductUpdateParams;
  'POST /v1/coupons': Stripe.CouponCreateParams;
  'GET /v1/coupons/{id}': Stripe.CouponRetrieveParams;
  'DELETE /v1/coupons/{id}': Stripe.CouponDeleteParams;
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions/{id}': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/{id}/expire': Stripe.Checkout.SessionExpireParams;
  'GET /v1/subscriptions': Stripe.SubscriptionListParams;
  'GET /v1/subscriptions/{id}': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/{id}': Stripe.SubscriptionUpdateParams;
  'DELETE /v1/subscriptions/{id}': Stripe.SubscriptionCancelParams;
  'POST /v1/customers': Stripe.CustomerCreateParams;
  'POST /v1/customers/{id}': Stripe.CustomerUpdateParams;
  'POST /v1/customers/{id}/balance_transactions': Stripe.CustomerCreateBalanceTransactionParams;
  'GET /v1/invoices': Stripe.InvoiceListParams;
  'GET /v1/invoices/{id}': Stripe.InvoiceRetrieveParams;
  'POST /v1/invoices/{id}/pay': Stripe.InvoicePayParams;
  'POST /v1/invoices/{id}/void': Stripe.InvoiceVoidInvoiceParams;
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams;
  'GET /v1/charges': Stripe.ChargeListParams;
  'GET /v1/charges/{id}': Stripe.ChargeRetrieveParams;
  'GET /v1/disputes': Stripe.DisputeListParams;
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams;
  'POST /v1/refunds': Stripe.RefundCreateParams;
  'GET /v1/balance': Stripe.BalanceRetrieveParams;
}
