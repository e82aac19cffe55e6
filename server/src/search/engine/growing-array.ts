type Numeric = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** A typed array that doubles when it is full. */
export class Growing<T extends Numeric> {
  length = 0
  #array: T
  readonly #make: (size: number) => T

  constructor(make: (size: number) => T, size = 1024) {
    this.#make = make
    this.#array = make(size)
  }

  push(value: number): void {
    if (this.length === this.#array.length) {
      const larger = this.#make(this.#array.length * 2)
      larger.set(this.#array)
      this.#array = larger
    }
    this.#array[this.length++] = value
  }

  /** The filled part; shares memory with the growing array. */
  done(): T {
    return this.#array.subarray(0, this.length) as T
  }
}

export const growing = {
  bytes: () => new Growing((size) => new Uint8Array(size)),
  words: () => new Growing((size) => new Uint32Array(size)),
  doubles: () => new Growing((size) => new Float64Array(size)),
}
