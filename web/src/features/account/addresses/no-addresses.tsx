import { mdiMapMarkerPlusOutline, mdiMapMarkerQuestionOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { EmptyNote } from '../empty-note.tsx'
import type { AddressesParams } from './addresses.params.ts'

export function NoAddresses({ params: { keyword, state }, action }: { params: AddressesParams; action: ReactNode }) {
  const { t } = useTranslation('account')
  if (keyword)
    return (
      <EmptyNote
        icon={mdiMapMarkerQuestionOutline}
        title={t('addresses.nothing', { keyword })}
        text={t('addresses.nothingText')}
        action={
          <Button variant="outlined" component={Anchor} href={paths.addresses}>
            {t('addresses.all')}
          </Button>
        }
      />
    )
  if (state === 'inactive')
    return <EmptyNote icon={mdiMapMarkerQuestionOutline} title={t('addresses.noneAside')} text={t('addresses.noneAsideText')} />
  return <EmptyNote icon={mdiMapMarkerPlusOutline} title={t('addresses.none')} text={t('addresses.noneText')} action={action} />
}
