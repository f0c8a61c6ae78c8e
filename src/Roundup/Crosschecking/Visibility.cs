using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Roundup.Crosscheck.Tests")]
