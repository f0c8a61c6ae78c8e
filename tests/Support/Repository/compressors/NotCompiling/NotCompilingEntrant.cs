using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class NotCompilingEntrant : ICompressor
{
    public IBytesCompressor Open(string row) => row.NoSuchMember;
}
