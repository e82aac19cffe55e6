const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }

export const widths = { desktop: 1440, phone: 390 }

export const resizeTo = (width: number) => happyDOM.setViewport({ width, height: 900 })

const usual = { width: window.innerWidth, height: window.innerHeight }

/** The window outlives the file: a phone's width would make another screen of the next one. */
export const restoreSize = () => happyDOM.setViewport(usual)
