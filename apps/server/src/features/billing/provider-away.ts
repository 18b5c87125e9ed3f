import { AppError } from '../../platform/app-error.ts';
import { GatewayError, GatewayRefusal } from './gateways/gateway.ts';

/** Failures of the provider in words for the student. Anything else is a fault of ours and stays one. */
export async function askingProvider<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GatewayRefusal) throw new AppError('payment_provider', error.message);
    if (error instanceof GatewayError) {
      throw new AppError(
        'payment_provider',
        'The payment service does not answer at the moment. Please try again in a minute.',
        { retryAfterSeconds: 60 },
      );
    }
    throw error;
  }
}
