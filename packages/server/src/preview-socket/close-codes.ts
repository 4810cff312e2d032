/** RFC 6455, 7.4.1, and IANA's registry. Custom codes are part of the contract. */
export const closeCodes = {
  goingAway: 1001,
  textOnly: 1003,
  policy: 1008,
  ownFault: 1011,
  tryLater: 1013,
} as const;
