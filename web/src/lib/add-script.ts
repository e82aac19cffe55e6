/** Loads a third-party script; a failed one can be requested again. */
export function addScript(link: string): Promise<void> {
  const script = document.createElement('script')
  script.src = link
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`The script ${link} did not load`))
    })
    document.head.append(script)
  })
}
