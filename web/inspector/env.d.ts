interface ImportMetaEnv {
  /** `1` builds the inspector into the web app; read when it is built. */
  readonly VITE_INSPECTOR?: string;
}
