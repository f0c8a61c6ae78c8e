#if !NET
namespace System.Runtime.CompilerServices;

/// <summary>The compiler needs this type for init accessors, and .NET Framework lacks it.</summary>
internal static class IsExternalInit
{
}
#endif
