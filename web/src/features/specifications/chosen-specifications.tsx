import Button from '@mui/material/Button'
import { mdiTrayArrowDown } from '@mdi/js'
import { MAX_EXPORTED_SPECIFICATIONS } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'

type Props = { count: number; onExport: () => void; onClear: () => void }

/** K-02: one file of many specifications, ten at most. */
export function ChosenSpecifications({ count, onExport, onClear }: Props) {
  const { t } = useTranslation('specifications')
  const texts = {
    label: t('selection.label'),
    count: t('selection.count', { count, most: MAX_EXPORTED_SPECIFICATIONS }),
    clear: t('selection.clear'),
  }
  return (
    <SelectionBar texts={texts} onClear={onClear}>
      <Button size="small" variant="contained" startIcon={<Icon path={mdiTrayArrowDown} fontSize="small" />} onClick={onExport}>
        {t('selection.export')}
      </Button>
    </SelectionBar>
  )
}
