export {
  createPayments,
  type OpenIntent,
  type Payments,
  type PaymentsOptions,
} from './create-payments.ts'
export type { Order } from './order.ts'
