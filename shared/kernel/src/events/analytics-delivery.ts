/** Path of the gateway that accepts deliveries of analytics events. */
export const ANALYTICS_PATH = '/analytics';

/** Events of one delivery at most; pages send earlier, gateway and api reject longer ones. */
export const ANALYTICS_BATCH_SIZE = 50;
