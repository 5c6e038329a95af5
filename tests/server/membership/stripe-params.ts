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

/** Answers to these calls. */
export interface StripeAnswers {
  'GET /v1/prices': Stripe.ApiList<Stripe.Price>;
  'POST /v1/prices': Stripe.Price;
  'POST /v1/products': Stripe.Product;
  'POST /v1/products/{id}': Stripe.Product;
  'POST /v1/coupons': Stripe.Coupon;
  'GET /v1/coupons/{id}': Stripe.Coupon;
  'DELETE /v1/coupons/{id}': Stripe.DeletedCoupon;
  'POST /v1/checkout/sessions': Stripe.Checkout.Session;
  'GET /v1/checkout/sessions/{id}': Stripe.Checkout.Session;
  'POST /v1/checkout/sessions/{id}/expire': Stripe.Checkout.Session;
  'GET /v1/subscriptions': Stripe.ApiList<Stripe.Subscription>;
  'GET /v1/subscriptions/{id}': Stripe.Subscription;
  'POST /v1/subscriptions/{id}': Stripe.Subscription;
  'DELETE /v1/subscriptions/{id}': Stripe.Subscription;
  'POST /v1/customers': Stripe.Customer;
  'POST /v1/customers/{id}': Stripe.Customer;
  'POST /v1/customers/{id}/balance_transactions': Stripe.CustomerBalanceTransaction;
  'GET /v1/invoices': Stripe.ApiList<Stripe.Invoice>;
  'GET /v1/invoices/{id}': Stripe.Invoice;
  'POST /v1/invoices/{id}/pay': Stripe.Invoice;
  'POST /v1/invoices/{id}/void': Stripe.Invoice;
  'POST /v1/invoices/create_preview': Stripe.Invoice;
  'GET /v1/charges': Stripe.ApiList<Stripe.Charge>;
  'GET /v1/charges/{id}': Stripe.Charge;
  'GET /v1/disputes': Stripe.ApiList<Stripe.Dispute>;
  'GET /v1/invoice_payments': Stripe.ApiList<Stripe.InvoicePayment>;
  'POST /v1/refunds': Stripe.Refund;
  'GET /v1/balance': Stripe.Balance;
}
