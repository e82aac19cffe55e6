import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { TransferReportView } from '#parts/transfer-report/transfer-report.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { targetSpecificationsQuery, useBoardToCart, useBoardToSpecification } from './configurator.api.ts'

type Props = { board: Board; onClose: () => void }

/** Goods of the board into the active cart, then a report for each line. */
export function CartDialog({ board, onClose }: Props) {
  const { t } = useTranslation('configurator')
  const send = useBoardToCart()
  return (
    <AppDialog
      isOpen
      maxWidth={send.data ? 'md' : 'sm'}
      title={t(send.data ? 'cart.report' : 'cart.title')}
      onClose={onClose}
      isBusy={send.isPending}
      actions={
        send.data && (
          <>
            <Button color="inherit" onClick={onClose}>
              {t('cart.stay')}
            </Button>
            <Button variant="contained" component={Anchor} href={paths.cart}>
              {t('cart.go')}
            </Button>
          </>
        )
      }
    >
      {send.data ? (
        <TransferReportView report={send.data} />
      ) : (
        <DialogForm
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            send.mutate(board)
          }}
          submit={t('cart.submit')}
          isPending={send.isPending}
          error={send.error instanceof ApiError ? send.error.message : undefined}
        >
          <Typography>{t('cart.text')}</Typography>
        </DialogForm>
      )}
    </AppDialog>
  )
}

const NEW = 'new'

/** Goods of the board into a new specification or at the end of one. */
export function SpecificationDialog({ board, onClose }: Props) {
  const { t } = useTranslation('configurator')
  const [target, setTarget] = useState(NEW)
  const [name, setName] = useState(board.name)
  const { data } = useQuery(targetSpecificationsQuery)
  const send = useBoardToSpecification()
  const done = send.data
  return (
    <AppDialog
      isOpen
      title={t('specification.title')}
      onClose={onClose}
      isBusy={send.isPending}
      actions={
        done && (
          <>
            <Button color="inherit" onClick={onClose}>
              {t('cart.stay')}
            </Button>
            <Button variant="contained" component={Anchor} href={paths.specification(done.specificationId)}>
              {t('specification.go')}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Typography role="status">
          {t('specification.done', { count: done.lineCount })}
          {done.withoutProductCount > 0 && ` ${t('specification.raw', { count: done.withoutProductCount })}`}
        </Typography>
      ) : (
        <DialogForm
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            send.mutate({ board, ...(target === NEW ? { newName: name.trim() } : { specificationId: Number(target) }) })
          }}
          submit={t('specification.submit')}
          isPending={send.isPending}
          isIncomplete={target === NEW && name.trim() === ''}
          error={send.error instanceof ApiError ? send.error.message : undefined}
        >
          <TextField select label={t('specification.target')} value={target} onChange={(event) => setTarget(event.target.value)}>
            <MenuItem value={NEW}>{t('specification.new')}</MenuItem>
            {(data?.items ?? [])
              .filter(({ canEdit }) => canEdit)
              .map((one) => (
                <MenuItem key={one.id} value={String(one.id)}>
                  {one.name}
                </MenuItem>
              ))}
          </TextField>
          {target === NEW && (
            <TextField
              label={t('specification.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          )}
        </DialogForm>
      )}
    </AppDialog>
  )
}
