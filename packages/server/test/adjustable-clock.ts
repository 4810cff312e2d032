export class AdjustableClock {
  #moment: number;

  constructor(moment = Date.now()) {
    this.#moment = moment;
  }

  readonly now = () => this.#moment;

  pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }): void {
    this.#moment += 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)));
  }
}
