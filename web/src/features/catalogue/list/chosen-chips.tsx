import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { Chosen } from '../use-chosen.ts'
import { ChosenChip } from './chosen-chip.tsx'
import { chosenStyles } from './chosen-chips.styles.ts'

const Root = styled('div')(memoTheme(chosenStyles))

type Props = { chosen: Chosen[]; total: number | undefined }

/** Number of results and the chosen filters; at least one line high, so that the list does not move. */
export function ChosenChips({ chosen, total }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <Root>
      <p role="status">{total === undefined ? <Skeleton width={90} /> : t('total', { count: total })}</p>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen.label')}>
          {chosen.map((one) => (
            <li key={one.key}>
              <ChosenChip chosen={one} />
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 1 && (
        <Anchor className="clear" href={paths.catalogue}>
          {t('chosen.clear')}
        </Anchor>
      )}
    </Root>
  )
}
