import { mdiArrowDown, mdiArrowUp } from '@mdi/js'

export type Direction = 'ascending' | 'descending' | 'none'

type Props = {
  text: string
  title?: string | undefined
  direction: Direction
  onSort: () => void
}

/** A heading that sorts the list by its column. */
export const SortHeading = ({ text, title, direction, onSort }: Props) => (
  <button type="button" className="sort" onClick={onSort} title={title}>
    <span>{text}</span>
    {direction !== 'none' && (
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={direction === 'ascending' ? mdiArrowUp : mdiArrowDown} />
      </svg>
    )}
  </button>
)
