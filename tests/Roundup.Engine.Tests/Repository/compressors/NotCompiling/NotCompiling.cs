using Roundup.Contracts;

namespace Roundup.Compressors;

public sealed class NotCompiling : ICompressor
{
    public IBytesCompressor Open(string row) => row.NoSuchMember;
}
