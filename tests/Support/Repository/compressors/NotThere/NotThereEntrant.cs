using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class NotThereEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => throw new InvalidOperationException("never built");
}
