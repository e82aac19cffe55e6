import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showError } from '#ui/messages.ts'

type Barcode = { rawValue: string }
/** Of browsers that read barcodes themselves; the types of the language do not have it yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<Barcode[]> }
const detectorOf = () => (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector

export const canUseCamera = (): boolean => detectorOf() !== undefined && navigator.mediaDevices !== undefined

const LOOK_EVERY_MS = 250
/** The same code in front of the camera is one scan until it was away so long. */
const SAME_MS = 1_500

/** The camera of a phone: each code that comes into sight is one scan. */
export function CameraScanner({ onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void }) {
  const { t } = useTranslation('stock-desk')
  const video = useRef<HTMLVideoElement>(null)
  const take = useEffectEvent((code: string) => onCode(code))
  const giveUp = useEffectEvent((error: unknown) => {
    showError({ message: t('work.scan.noCamera', { reason: error instanceof Error ? error.message : '' }) })
    onFailed()
  })
  useEffect(() => {
    const Detect = detectorOf()
    if (!Detect) return undefined
    const detector = new Detect()
    let stream: MediaStream | null = null
    let isOver = false
    let last = { code: '', at: 0 }
    const look = async () => {
      const found = video.current && video.current.readyState >= 2 ? await detector.detect(video.current) : []
      const code = found[0]?.rawValue
      if (code === undefined) return
      const isNew = code !== last.code || Date.now() - last.at > SAME_MS
      last = { code, at: Date.now() }
      if (isNew) take(code)
    }
    const fail = (error: unknown) => {
      if (!isOver) giveUp(error)
    }
    const timer = window.setInterval(() => void look().catch(fail), LOOK_EVERY_MS)
    const stop = () => {
      isOver = true
      window.clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened
        if (isOver || !video.current) return stop()
        video.current.srcObject = opened
        return video.current.play()
      })
      .catch(fail)
    return stop
  }, [])
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={t('work.scan.picture')}
      sx={{ width: '100%', maxHeight: 240, objectFit: 'cover', borderRadius: 1, mt: 2, bgcolor: 'common.black' }}
    />
  )
}
