/** Loaded before the server: its day is the day of the pictures, so that no date in them changes from run to run. */
const shift = Number(process.env['SCREENS_START']) - Date.now();

class ShiftedDate extends Date {
  constructor(...given: [] | [string | number | Date]) {
    // a call with more than one part goes the same way
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return Date.prototype.getTime.call(new ActualDate()) + shift;
  }
}

const ActualDate = Date;
globalThis.Date = ShiftedDate as DateConstructor;
