#if !NET
namespace System.Runtime.CompilerServices;

/// <summary>What the compiler asks for in order to compile records, and .NET Framework lacks.</summary>
internal static class IsExternalInit
{
}
#endif
