import { useState } from 'react'

type Props = {
  isOn: boolean
  /** Some of many. */
  isMixed?: boolean
  label?: string
  /** Reached by arrows, not by Tab. */
  isInTable?: boolean
  onTick: (isOn: boolean) => void
}

/** Shows the tick at once: the cart changes a moment later, and a controlled box would flicker. */
export function TickBox({ isOn, isMixed = false, label, isInTable = false, onTick }: Props) {
  const [seen, setSeen] = useState(isOn)
  const [shown, setShown] = useState(isOn)
  if (seen !== isOn) {
    setSeen(isOn)
    setShown(isOn)
  }
  return (
    <input
      type="checkbox"
      className="tick"
      tabIndex={isInTable ? -1 : undefined}
      checked={shown}
      aria-label={label}
      ref={(box) => {
        if (box) box.indeterminate = isMixed && !shown
      }}
      onChange={({ target }) => {
        setShown(target.checked)
        onTick(target.checked)
      }}
    />
  )
}
